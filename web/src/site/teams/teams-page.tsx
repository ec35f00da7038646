import { TeamList } from './team-list';
import { useSiteTexts } from '../texts/site-texts';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { Skeleton } from '../../shelf/ui/content-states';
import { PublicCup } from '../cup/public-cup';

const SKELETON = <Skeleton height="40rem" />;

export function Component() {
  const { navigation } = useSiteTexts();
  return (
    <>
      <CupBanner title={navigation.teams} />
      <Container isSection>
        <PublicCup skeleton={SKELETON}>{(cup) => cup.choice ?? <TeamList cup={cup} />}</PublicCup>
      </Container>
    </>
  );
}
