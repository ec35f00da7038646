import { cupPage } from '../layout/cup-page';
import { TodayScreen } from './today-screen';

export const Component = cupPage(({ today }) => today.title, TodayScreen, { saysAge: true });
