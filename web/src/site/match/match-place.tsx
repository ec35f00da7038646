import { MapPin } from 'lucide-react';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './match.module.css';
import { usePagesTexts } from '../texts/pages-texts';

/** Returns the address of a search on OpenStreetMap. OpenStreetMap gets no request before somebody follows the link. */
function mapAddress(hall: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(hall)}`;
}

interface MatchPlaceProps {
  /** The court or hall of the match; empty if it is not known. */
  readonly place: string;
  /** The address of the hall. A map cannot find a court by its name, so there is no map without an address. */
  readonly address: string | undefined;
}

/** Shows where a match is played, with a link to a map. */
export function MatchPlace({ place, address }: MatchPlaceProps) {
  const { matchPage: texts } = usePagesTexts();
  if (place === '' && !address) return null;
  return (
    <p className={cluster(3, styles['place'])}>
      <span className={cluster(3, styles['placeName'])}>
        <MapPin aria-hidden size={20} />
        {[place, address].filter(Boolean).join(' · ')}
      </span>
      {address && (
        <a
          className={`${looks['touch']} ${looks['offPaper']}`}
          href={mapAddress(address)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.showOnMap}
        </a>
      )}
    </p>
  );
}
