import { cupPage } from '../layout/cup-page';
import { RulesScreen } from './rules-screen';

export const Component = cupPage(({ tableRules }) => tableRules.title, RulesScreen);
