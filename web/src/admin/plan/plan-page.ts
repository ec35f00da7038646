import { cupPage } from '../layout/cup-page';
import { PlanScreen } from './plan-screen';

export const Component = cupPage(({ plan }) => plan.title, PlanScreen);
