import { useTournamentList } from '../shelf/cup/tournament-list';
import { useTexts } from '../shelf/texts/use-texts';
import { slashDate } from '../shelf/cup/slash-date';
import { type ScreenAddress, writeAddress } from './address';
import { useScreenTexts } from './texts/screen-texts';

interface NoticeProps {
  readonly title: string;
  /** What there is instead. */
  readonly ways?: readonly { readonly name: string; readonly address: string }[];
}

/** Says in place of a cup what the screen waits for, or what its address has got wrong. */
export function Notice({ title, ways = [] }: NoticeProps) {
  return (
    <main className="notice">
      <h1 className="notice-title">{title}</h1>
      {ways.map(({ name, address }) => (
        <a className="way card" href={address} key={address}>
          {name}
        </a>
      ))}
    </main>
  );
}

/** Lists the cups that a screen can show. */
export function CupChoice({
  title,
  lang,
}: {
  readonly title?: string;
  readonly lang: ScreenAddress['lang'];
}) {
  const texts = useScreenTexts();
  const { unnamed } = useTexts().tournaments;
  const { tournaments, isPending, isError } = useTournamentList();
  const ways = tournaments.map(({ tournamentId, name, date }) => ({
    name: name || unnamed(slashDate(date)),
    address: writeAddress({ tournament: tournamentId, lang }),
  }));
  if (isPending) return <Notice title={title ?? texts.loading} />;
  if (ways.length > 0) return <Notice title={title ?? texts.chooseCup} ways={ways} />;
  return <Notice title={title ?? (isError ? texts.failed : texts.noCups)} />;
}
