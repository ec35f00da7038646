import { MAX_CATEGORIES } from '../limits';
import { withStatus } from './with-status';

/** Errors of the categories of a tournament. */
export const categoryErrors = {
  ...withStatus(422, {
    category_name_can_not_be_empty: 'The name of a category is missing.',
    category_name_must_be_at_most_30_characters_long: 'The name of a category is too long.',
    category_listed_twice: 'The same `categoryId` is in the list twice.',
  }),
  ...withStatus(404, {
    category_not_found: 'The tournament has no category with this id.',
  }),
  ...withStatus(409, {
    category_name_already_exists: 'Two categories of the tournament have the same name.',
    category_is_in_use: 'A category was left out of the list although a team or a stage is in it.',
    tournament_has_too_many_categories: `The tournament has more than ${MAX_CATEGORIES} categories.`,
    team_of_another_category:
      'A team is in a group or a match of a stage of another category, or would come to be there.',
    place_of_another_category: 'A match or a group takes a place that is decided in another category.',
  }),
};
