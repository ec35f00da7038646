import { listOfCup, listsOf } from '../../shelf/lists/cup-lists';
import { saveFile } from '../../shelf/lists/save-file';
import { SaveLists } from '../../shelf/lists/save-lists';
import { withParts } from '../../shelf/cup/told-apart';
import { showMessage } from '../../shelf/stores/messages';
import { cluster } from '../../shelf/styles/layout';
import { useListTexts } from '../../shelf/texts/lists/list-texts';
import { useTexts } from '../../shelf/texts/use-texts';
import { useCurrentCup } from '../cup/cup-context';
import { ActionButton } from '../forms/form-buttons';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';

/** Gives the lists of a cup out: all in a workbook, or each as CSV. */
export function ShareScreen() {
  const { share: texts } = useAdminTexts();
  const { general } = useTexts();
  const listTexts = useListTexts();
  const cup = withParts(useCurrentCup());
  const handleSave = async () => {
    try {
      const { xlsxFile } = await import('./xlsx-file');
      const lists = listsOf(cup).map((name) => listOfCup(name, cup, listTexts));
      saveFile(`${cup.name || cup.date}.xlsx`, await xlsxFile(lists));
    } catch {
      showMessage('error', general.loadFailed);
    }
  };
  return (
    <Panel title={texts.lists}>
      <p>{texts.about}</p>
      <div className={cluster(3)}>
        <ActionButton onClick={() => void handleSave()}>{texts.workbook}</ActionButton>
      </div>
      <p className={ui['hint']}>{texts.csv}</p>
      <div className={cluster(3)}>
        <SaveLists cup={cup} />
      </div>
    </Panel>
  );
}
