import { MapPin } from 'lucide-react';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './match.module.css';
import { usePagesTexts } from '../texts/pages-texts';

/** Returns the address of a search on OpenStreetMap. OpenStreetMap gets no request before somebody follows the link. */
function mapAddress(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

/** Shows the place of a match with a link to a map, or nothing if the place is not known. */
export function MatchPlace({ place }: { readonly place: string }) {
  const { matchPage: texts } = usePagesTexts();
  if (place === '') return null;
  return (
    <p className={cluster(3, styles['place'])}>
      <span className={cluster(3, styles['placeName'])}>
        <MapPin aria-hidden size={20} />
        {place}
      </span>
      <a
        className={`${looks['touch']} ${looks['offPaper']}`}
        href={mapAddress(place)}
        target="_blank"
        rel="noreferrer"
      >
        {texts.showOnMap}
      </a>
    </p>
  );
}
