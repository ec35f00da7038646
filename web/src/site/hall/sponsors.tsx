import type { Sponsor } from '@futsal-cup/domain/cup/records';
import { pictureAddress } from '../../shelf/cup/pictures';
import { Container } from '../../shelf/page/container';
import { cluster, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useSiteTexts } from '../texts/site-texts';
import styles from './hall.module.css';

/** Shows the picture of a sponsor, or the name where there is none. */
function SponsorLook({ sponsor: { name, picture } }: { readonly sponsor: Sponsor }) {
  if (!picture) return <span dir="auto">{name}</span>;
  const { width, height } = picture;
  return (
    <img
      loading="lazy"
      decoding="async"
      src={pictureAddress(picture)}
      width={width}
      height={height}
      alt={name}
    />
  );
}

/** Lists the sponsors of the cup, each with a link to its own site. A link without an address leads nowhere, as HTML has it. */
export function Sponsors({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  const { footer: texts } = useSiteTexts();
  return (
    <aside className={styles['sponsors']} aria-label={texts.sponsors}>
      <Container className={stack(3)}>
        <h2 className={looks['heading']}>{texts.sponsors}</h2>
        <ul className={cluster(3)}>
          {sponsors.map((sponsor, index) => (
            <li key={index}>
              <a
                className={styles['sponsor']}
                href={sponsor.address}
                target="_blank"
                rel="noopener sponsored"
              >
                <SponsorLook sponsor={sponsor} />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}
