import { useTournamentList } from '../shelf/cup/tournament-list';
import { useTexts } from '../shelf/texts/use-texts';
import { slashDate } from '../shelf/cup/slash-date';
import { writeAddress } from './address';
import { useScreenTexts } from './texts/screen-texts';
import { useAgain } from './ticking';

interface Way {
  readonly name: string;
  readonly address: string;
}

interface NoticeProps {
  readonly title: string;
  /** What there is instead. */
  readonly ways?: readonly Way[];
}

/** Says in place of a cup what the screen waits for, or what its address has got wrong. */
export function Notice({ title, ways = [] }: NoticeProps) {
  return (
    <main className="notice">
      <h1 className="notice-title">{title}</h1>
      <ul className="ways">
        {ways.map(({ name, address }) => (
          <li key={address}>
            <a className="way" href={address}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Lists the cups that a screen can show. */
export function CupChoice({ title, lang }: { readonly title?: string; readonly lang: string | null }) {
  const texts = useScreenTexts();
  const { unnamed } = useTexts().tournaments;
  const { tournaments, isPending, isError, refetch } = useTournamentList();
  useAgain(isError, refetch);
  const ways = tournaments.map(({ tournamentId, name, date }) => ({
    name: name || unnamed(slashDate(date)),
    address: writeAddress({ tournament: tournamentId, lang }),
  }));
  if (isPending) return <Notice title={title ?? texts.loading} />;
  if (ways.length > 0) return <Notice title={title ?? texts.chooseCup} ways={ways} />;
  return <Notice title={title ?? (isError ? texts.failed : texts.noCups)} />;
}
