import type { Cup } from '../../shelf/cup/cup';
import { useShownMessage } from '../../shelf/cup/message';
import { pictureAddress } from '../../shelf/cup/pictures';
import { Container } from '../../shelf/page/container';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { cluster, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useLater } from '../layout/use-later';
import { useSiteTexts } from '../texts/site-texts';
import styles from './hall.module.css';

/** Screen readers announce only what enters an element that they know already. */
const TIME_TO_KNOW_MS = 100;

interface HallPartsProps {
  readonly cup: Cup;
}

/** Tells everybody the message at the lower edge of the window, so that nothing moves when it comes or goes. */
function MessageLine({ cup }: HallPartsProps) {
  const text = useShownMessage(cup);
  const isKnown = useLater(TIME_TO_KNOW_MS);
  return (
    <div className={`${styles['place']} ${looks['offPaper']}`} role="status">
      {text !== null && isKnown && (
        <div className={styles['message']} data-told>
          <Container>
            <p dir="auto" lang={cupLanguage()}>
              {text}
            </p>
          </Container>
        </div>
      )}
    </div>
  );
}

/** Lists the sponsors of the cup, each with a link to its own site. A link without an address leads nowhere, as HTML has it. */
function Sponsors({ cup: { sponsors = [] } }: HallPartsProps) {
  const { footer: texts } = useSiteTexts();
  return (
    <aside className={styles['sponsors']} aria-label={texts.sponsors}>
      <Container className={stack(3)}>
        <h2 className={looks['heading']}>{texts.sponsors}</h2>
        <ul className={cluster(3)}>
          {sponsors.map(({ name, address, picture }, index) => (
            <li key={index}>
              <a className={styles['sponsor']} href={address} target="_blank" rel="noopener sponsored">
                {picture ? (
                  <img
                    loading="lazy"
                    decoding="async"
                    src={pictureAddress(picture)}
                    width={picture.width}
                    height={picture.height}
                    alt={name}
                  />
                ) : (
                  <span dir="auto">{name}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}

export function HallParts({ cup }: HallPartsProps) {
  return (
    <>
      {cup.message && <MessageLine cup={cup} />}
      {cup.sponsors && <Sponsors cup={cup} />}
    </>
  );
}
