import { cupPage } from '../layout/cup-page';
import { UpdateTeam } from './builder/update-team';

export const Component = cupPage(({ admin }) => admin.titles.updateTeam, UpdateTeam);
