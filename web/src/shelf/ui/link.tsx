import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of this site. */
  readonly to: string;
  readonly state?: unknown;
  readonly replace?: boolean;
}

/**
 * A link that the router follows. The router's own link component also contains code for prefetching, which would add 4 kB to every
 * first view.
 */
export function Link({ to, state, replace, onClick, ...attributes }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...attributes} href={href} onClick={handleClick} />;
}

interface NavLinkProps extends LinkProps {
  /** Whether the link is not marked as current on the pages below it. */
  readonly end?: boolean;
}

/** A link of a navigation. It is marked as current on its page and on the pages below it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const [path] = link.to.split(/[?#]/, 1);
  const here = useLocation().pathname.toLowerCase();
  const isHere = here === path || (!end && here.startsWith(`${path}/`));
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
