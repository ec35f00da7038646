import { cupPage } from '../layout/cup-page';
import { PrintScreen } from './print-screen';

export const Component = cupPage(({ print }) => print.title, PrintScreen);
