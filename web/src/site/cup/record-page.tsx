import { type ReactNode, useEffect, useState } from 'react';
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

interface RecordOfCupProps<Found> extends RecordPageProps<Found> {
  readonly cup: Cup;
  readonly id: string | null;
  /** It is called if a part of a cup lacks the record. */
  readonly onLack: (() => void) | undefined;
}

function RecordOfCup<Found>(props: RecordOfCupProps<Found>) {
  const { cup, id, onLack, title, find, missing, children } = props;
  const ofCup = useCupAddress();
  const found = find(cup, id);
  const isLacking = !found && cup.categories && onLack;
  useEffect(() => {
    if (isLacking) isLacking();
  }, [isLacking]);
  if (found) return children(cup, found);
  if (isLacking) return <CupBanner title={title} />;
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

/** The page of one record of a cup, such as a team. It looks for the record in the chosen category, and then in the whole cup. */
export function RecordPage<Found>(props: RecordPageProps<Found>) {
  const { title, heights, parameter } = props;
  const id = useSearchParams()[0].get(parameter);
  const [lackedId, setLackedId] = useState<string | null>();
  const isWhole = lackedId === id;
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
    <PublicCup skeleton={skeleton} failureTop={<CupBanner title={title} />} isWhole={isWhole}>
      {(cup) => (
        <RecordOfCup cup={cup} id={id} onLack={isWhole ? undefined : () => setLackedId(id)} {...props} />
      )}
    </PublicCup>
  );
}
