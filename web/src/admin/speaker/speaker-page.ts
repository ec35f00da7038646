import { cupPage } from '../layout/cup-page';
import { SpeakerScreen } from './speaker-screen';

/** The page has what everybody sees of the cup: what is hidden from the public is not read aloud either. */
export const Component = cupPage(({ speaker }) => speaker.title, SpeakerScreen, {
  isPublic: true,
  saysAge: true,
});
