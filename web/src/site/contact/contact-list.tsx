import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { club } from '../../shelf/club/club';
import { autoGrid, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { usePagesTexts } from '../texts/pages-texts';
import styles from './contact-list.module.css';

interface ContactProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}

function Contact({ icon: Icon, label, children }: ContactProps) {
  return (
    <li className={stack(3, looks['card'], styles['contact'])}>
      <span className={styles['icon']}>
        <Icon aria-hidden />
      </span>
      <h2 className={looks['heading']}>{label}</h2>
      <div className={styles['value']}>{children}</div>
    </li>
  );
}

/** Lists the ways to reach the club. */
export function ContactList() {
  const { contact: texts } = usePagesTexts();
  return (
    <ul className={autoGrid(5, styles['contacts'])}>
      <Contact icon={MapPin} label={texts.address}>
        <address className={styles['address']}>
          {club.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Contact>
      <Contact icon={Mail} label={texts.email}>
        <a href={`mailto:${club.email}`}>{club.email}</a>
      </Contact>
      <Contact icon={Phone} label={texts.phone}>
        <a href={`tel:${club.phone.replaceAll(' ', '')}`}>{club.phone}</a>
      </Contact>
    </ul>
  );
}
