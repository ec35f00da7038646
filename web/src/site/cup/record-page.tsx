import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Cup } from '../../shelf/cup/cup';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { Container } from '../../shelf/page/container';
import { stack } from '../../shelf/styles/layout';
import { ButtonLink } from '../../shelf/ui/button';
import { EmptyText, Skeleton } from '../../shelf/ui/content-states';
import styles from '../layout/page.module.css';
import { CupBanner } from './cup-banner';
import { PublicCup } from './public-cup';

interface RecordPageProps<Found> {
  /** The title while the record is not known. */
  readonly title: string;
  /** The parameter of the address that names the record. */
  readonly parameter: string;
  readonly find: (cup: Cup, id: string | null) => Found | undefined;
  /** Says that there is no such record, with a link to the list of all. */
  readonly missing: { readonly text: string; readonly link: string; readonly to: string };
  /** The heights of the parts while they load. */
  readonly heights: readonly string[];
  readonly children: (cup: Cup, found: Found) => ReactNode;
}

function RecordOfCup<Found>(props: RecordPageProps<Found> & { readonly cup: Cup }) {
  const { cup, title, parameter, find, missing, children } = props;
  const ofCup = useCupAddress();
  const found = find(cup, useSearchParams()[0].get(parameter));
  if (found) return children(cup, found);
  return (
    <>
      <CupBanner title={title} />
      <Container isSection>
        <EmptyText text={missing.text}>
          <ButtonLink to={ofCup(missing.to)}>{missing.link}</ButtonLink>
        </EmptyText>
      </Container>
    </>
  );
}

/** The page of one record of a cup, such as a team. */
export function RecordPage<Found>(props: RecordPageProps<Found>) {
  const { title, heights } = props;
  const skeleton = (
    <>
      <CupBanner title={title} />
      <Container isSection className={stack(5, styles['sections'])}>
        {heights.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </Container>
    </>
  );
  return (
    <PublicCup skeleton={skeleton} failureTop={<CupBanner title={title} />}>
      {(cup) => <RecordOfCup cup={cup} {...props} />}
    </PublicCup>
  );
}
