import { cupPage } from '../layout/cup-page';
import { PrintScreen } from './print-screen';

/** What is hidden from the public is not printed either. */
export const Component = cupPage(({ print }) => print.title, PrintScreen, { isPublic: true });
