import { Menu } from 'lucide-react';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { paths } from '../../../shared/paths/paths';
import { useUser } from '../../../shared/stores/user';
import { useTexts } from '../../../shared/texts/use-texts';
import { Container } from '../../../shared/ui/page/container';
import { IconButton } from '../../../shared/ui/button';
import { Brand } from '../brand';
import { NavigationEntry } from './navigation-entry';
import { navigationItems } from './navigation-items';
import { OffCanvasMenu } from './off-canvas-menu';
import { ShareButton } from './share-button';
import styles from './site-header.module.css';

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled further than `distance` pixels. */
function useIsScrolled(distance: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > distance);
}

const SHRINKS_BEYOND_PX = 100;

/** Apart from what it holds, which is not drawn anew when it shrinks. */
function ShrinkingBar({ children }: { readonly children: ReactNode }) {
  const isSmall = useIsScrolled(SHRINKS_BEYOND_PX);
  return (
    <div className={styles['bar']} data-small={isSmall}>
      {children}
    </div>
  );
}

/** The bar that stays on top, and shrinks once the page is scrolled. */
export function SiteHeader() {
  const { navigation: navigationTexts } = useTexts();
  const isLoggedIn = useUser(({ user }) => user !== null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const items = navigationItems(navigationTexts, isLoggedIn);

  return (
    <header className={styles['place']}>
      <ShrinkingBar>
        <Container className={styles['content']}>
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
      <OffCanvasMenu isOpen={isMenuOpen} items={items} onClose={closeMenu} />
    </header>
  );
}
