import { cupPage } from '../layout/cup-page';
import { ScorersScreen } from './scorers-screen';

export const Component = cupPage(({ scorers }) => scorers.title, ScorersScreen);
