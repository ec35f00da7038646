import { Menu } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { paths } from '../../shelf/addresses/paths';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useUser } from '../../shelf/stores/user';
import { useSiteTexts } from '../texts/site-texts';
import { Container } from '../../shelf/page/container';
import { IconButton } from '../../shelf/ui/button';
import { Brand } from '../../shelf/page/frame/brand';
import { NavigationEntry } from './navigation-entry';
import { navigationItems } from './navigation-items';
import { OffCanvasMenu } from './off-canvas-menu';
import { ShareButton } from './share/share-button';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './site-header.module.css';

/** Returns whether the page is scrolled further than `distance` pixels. */
function useIsScrolled(distance: number): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const read = () => setScrolled(window.scrollY > distance);
    // The position is read in a frame, because reading it now would force a layout of the new content, which a frame does anyway.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, [distance]);

  return isScrolled;
}

const SHRINKS_BEYOND_PX = 100;

/** The bar is its own component, so that its content is not drawn again when it shrinks. */
function ShrinkingBar({ children }: { readonly children: ReactNode }) {
  const isSmall = useIsScrolled(SHRINKS_BEYOND_PX);
  return (
    <div className={styles['bar']} data-small={isSmall}>
      {children}
    </div>
  );
}

/** The bar stays at the top and shrinks once the page is scrolled. */
export function SiteHeader() {
  const { footer, navigation: navigationTexts } = useSiteTexts();
  const isLoggedIn = useUser(({ user }) => user !== null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const shown = useTournaments(({ currentTournament }) => currentTournament?.shown);
  const items = navigationItems(navigationTexts, isLoggedIn, shown);
  // In a wide window the footer has it, too far down for a phone.
  const ofMenu = isLoggedIn ? items : [...items, { label: footer.logIn, to: paths.account }];

  return (
    <header className={`${styles['place']} ${looks['offPaper']}`}>
      <ShrinkingBar>
        <Container className={cluster(4, styles['content'])}>
          <Brand to={paths.main} />
          <nav className={styles['navigation']} aria-label={navigationTexts.navigation}>
            <ul className={styles['items']}>
              {items.map((item) => (
                <NavigationEntry key={item.to} item={item} />
              ))}
            </ul>
          </nav>
          <div className={styles['actions']}>
            <ShareButton />
            <div className={styles['menuButton']}>
              <IconButton
                label={navigationTexts.openMenu}
                aria-expanded={isMenuOpen}
                icon={<Menu aria-hidden />}
                onClick={() => setMenuOpen(true)}
              />
            </div>
          </div>
        </Container>
      </ShrinkingBar>
      <OffCanvasMenu isOpen={isMenuOpen} items={ofMenu} onClose={closeMenu} />
    </header>
  );
}
