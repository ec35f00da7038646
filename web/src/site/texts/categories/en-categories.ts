/** The texts of the choice of a category. */
export const categoryTexts = {
  title: 'Categories',
  choose: 'Choose your category',
  all: 'All',
  gone: 'The category that you had chosen no longer exists.',
};
