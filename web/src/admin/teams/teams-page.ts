import { cupPage } from '../layout/cup-page';
import { TeamsScreen } from './teams-screen';

export const Component = cupPage(({ admin }) => admin.titles.teams, TeamsScreen);
