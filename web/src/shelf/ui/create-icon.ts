import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconLines {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Creates an icon of lucide-react as a component. The build replaces the package's own function with this one
 * (`build/small-icons.ts`).
 * @public
 */
export function createIcon({ node }: IconLines): (props: IconProps) => ReactElement {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...attributes }) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
      },
      lines,
    );
}
