import { cupPage } from '../layout/cup-page';
import { CardsScreen } from './cards-screen';

export const Component = cupPage(({ cards }) => cards.title, CardsScreen);
