import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { submitForm } from '../calls/submit-form';
import { useView } from '../../shelf/api/use-view';
import { useCurrentCup } from '../cup/cup-context';
import { scoreAddress } from '../addresses/score-addresses';
import { useAdminTexts } from '../texts/admin-texts';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { Panel } from '../ui/panel';
import { type CreatedLink, CreateLink } from './create-link';
import { LinkList } from './link-list';
import { MadeLink } from './made-link';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './scorers.module.css';

/** Creates, prints, lists and revokes the links with which people without an account enter the logs of matches. */
export function ScorersScreen() {
  const { scorers: texts } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  const [created, setCreated] = useState<CreatedLink | null>(null);
  const { data, isError, refetch } = useView(`scorer-links ${tournamentId}`, () =>
    submitForm({ call: 'getScorerLinks', payload: { tournamentId } }),
  );

  const handleCreated = (link: CreatedLink) => {
    setCreated(link);
    void refetch();
  };
  return (
    <>
      <p className={ui['about']}>{texts.about}</p>
      {/* The link leads to another page, outside of the app. */}
      <a className={ui['link']} href={scoreAddress(tournamentId)}>
        <ExternalLink aria-hidden size={20} />
        {texts.openLog}
      </a>
      {created && <MadeLink key={created.link.linkId} created={created} onDone={() => setCreated(null)} />}
      <div className={stack(4, styles['panels'])}>
        <Panel title={texts.create.title}>
          <CreateLink onCreated={handleCreated} />
        </Panel>
        <Panel title={texts.list.title}>
          {data && <LinkList links={data.links} onChanged={() => void refetch()} />}
          {!data &&
            (isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="12rem" />)}
        </Panel>
      </div>
    </>
  );
}
