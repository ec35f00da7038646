import { TeamList } from '../../features/teams/team-list';
import { useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { CupBanner } from '../../shared/cup/cup-banner';
import { Skeleton } from '../../shared/ui/content-states';
import { FirstParts, PublicCup } from '../cup/public-cup';

const SKELETON = <Skeleton height="40rem" />;

export function Component() {
  const { navigation } = useTexts();
  return (
    <>
      <CupBanner title={navigation.teams} />
      <Container isSection>
        <PublicCup skeleton={SKELETON}>
          {(cup) => (
            <FirstParts skeleton={SKELETON}>
              <TeamList cup={cup} />
            </FirstParts>
          )}
        </PublicCup>
      </Container>
    </>
  );
}
