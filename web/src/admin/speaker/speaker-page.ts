import { loadReasonWords } from '../../shelf/texts/reason-words';
import { cupPage } from '../layout/cup-page';
import { SpeakerScreen } from './speaker-screen';

export { loadReasonWords as load };

/** The page has what everybody sees of the cup: what is hidden from the public is not read aloud either. */
export const Component = cupPage(({ speaker }) => speaker.title, SpeakerScreen, {
  isPublic: true,
  saysAge: true,
});
