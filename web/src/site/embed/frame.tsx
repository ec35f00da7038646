import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { EMBED_PARTS, HEIGHT_MESSAGE } from '../../shelf/addresses/embed';
import {
  BRACKET_ADDRESS,
  CATEGORY_PARAMETER,
  inTournament,
  paths,
  TABLES_ADDRESS,
  TEAM_PARAMETER,
  TOURNAMENT_PARAMETER,
} from '../../shelf/addresses/paths';
import { ALL_CATEGORIES } from '../../shelf/addresses/view-id';
import { viewSettings } from '../../shelf/api/view-settings';
import { chooseTournamentById } from '../../shelf/stores/tournaments';
import { stack } from '../../shelf/styles/layout';
import { FramePage } from './frame-page';
import styles from './frame.module.css';

/** The pages of the site that show the same. */
const PAGES = { matches: paths.matches, table: TABLES_ADDRESS, bracket: BRACKET_ADDRESS };

/** Chromium calls no observer in a frame that is out of sight. */
const LOOK_MS = 200;

/** Keeps the click on a link from the router, which would follow it within the frame. The browser opens a new tab (embed.html). */
function leaveToBrowser(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
}

/** Tells the page around the frame how high the frame would have to be, and again whenever that changes. */
function Frame({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.addEventListener('click', leaveToBrowser);
    let told = 0;
    const tell = () => {
      const height = Math.ceil(place.current?.getBoundingClientRect().height ?? 0);
      // Whoever shows the frame may know its height.
      if (height !== told) window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
      told = height;
    };
    const timer = setInterval(tell, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main ref={place} className={stack(4, styles['frame'])}>
      {children}
    </main>
  );
}

/** Returns the frame that an address names: a part of a cup, of a category of it or of one team. Its links are those of the site. */
export function frameOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReactNode {
  const query = new URLSearchParams(search);
  const part = EMBED_PARTS.find((each) => pathname.includes(each)) ?? 'matches';
  const tournament = query.get(TOURNAMENT_PARAMETER) ?? '';
  const category = query.get(CATEGORY_PARAMETER) ?? ALL_CATEGORIES;
  if (tournament) chooseTournamentById(tournament, category);
  document.documentElement.dataset['theme'] = query.get('theme') ?? 'system';
  return (
    <SWRConfig value={viewSettings}>
      <MemoryRouter initialEntries={[inTournament(PAGES[part], tournament, category)]}>
        <Frame>
          <Suspense>
            <FramePage part={part} team={query.get(TEAM_PARAMETER)} />
          </Suspense>
        </Frame>
      </MemoryRouter>
    </SWRConfig>
  );
}
