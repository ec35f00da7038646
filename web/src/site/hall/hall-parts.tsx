import type { Cup } from '../../shelf/cup/cup';
import { MessageLine } from './message-line';
import { Sponsors } from './sponsors';

export function HallParts({ cup: { message, sponsors } }: { readonly cup: Cup }) {
  return (
    <>
      {message && <MessageLine message={message} />}
      {sponsors && <Sponsors sponsors={sponsors} />}
    </>
  );
}
