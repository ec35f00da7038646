import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../shelf/ui/button';
import ui from './ui.module.css';

interface OrderListProps<Item extends string> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Draws what a line shows in place of its number and name. */
  readonly lineOf?: (item: Item) => ReactNode;
  /** Draws further buttons of a line. */
  readonly buttonsOf?: (item: Item) => ReactNode;
  /** The number of the first line. */
  readonly start?: number;
  readonly texts: { readonly up: (name: string) => string; readonly down: (name: string) => string };
  /** The label of the button that removes a line; without it, lines are only moved. */
  readonly removeText?: (name: string) => string;
  readonly onChange: (items: readonly Item[]) => void;
}

/** Swaps two neighbours of a list. */
function swap<Item>(items: readonly Item[], index: number): readonly Item[] {
  return [...items.slice(0, index), ...items.slice(index, index + 2).reverse(), ...items.slice(index + 2)];
}

/** Shows a list with buttons that change its order; buttons work on a phone and with the keyboard. */
export function OrderList<Item extends string>(props: OrderListProps<Item>) {
  const { items, nameOf, lineOf, buttonsOf, start = 1, texts, removeText, onChange } = props;
  /** A button that its press disables or removes leaves the focus to the list. */
  const change = (list: HTMLElement | null, changed: readonly Item[], isLost: boolean) => {
    if (isLost) list?.focus();
    onChange(changed);
  };
  return (
    <ol start={start} className={ui['ordered']} tabIndex={-1}>
      {items.map((item, index) => (
        <li key={item} className={ui['line']}>
          {lineOf ? (
            <div className={ui['rest']}>{lineOf(item)}</div>
          ) : (
            <>
              <span className={ui['number']}>{start + index}.</span>
              <span className={ui['rest']}>{nameOf(item)}</span>
            </>
          )}
          <span className={ui['moves']}>
            {buttonsOf?.(item)}
            <IconButton
              label={texts.up(nameOf(item))}
              icon={<ArrowUp aria-hidden size={20} />}
              disabled={index === 0}
              onClick={({ currentTarget }) =>
                change(currentTarget.closest('ol'), swap(items, index - 1), index === 1)
              }
            />
            <IconButton
              label={texts.down(nameOf(item))}
              icon={<ArrowDown aria-hidden size={20} />}
              disabled={index === items.length - 1}
              onClick={({ currentTarget }) =>
                change(currentTarget.closest('ol'), swap(items, index), index === items.length - 2)
              }
            />
            {removeText && (
              <IconButton
                label={removeText(nameOf(item))}
                icon={<X aria-hidden size={20} />}
                onClick={({ currentTarget }) =>
                  change(
                    currentTarget.closest('ol'),
                    items.filter((other) => other !== item),
                    true,
                  )
                }
              />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
