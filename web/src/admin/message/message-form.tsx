import { MAX_MESSAGE_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { Message } from '@futsal-cup/domain/cup/records';
import { countCharacters, visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { serverNow } from '../../shelf/api/server-now';
import type { Cup } from '../../shelf/cup/cup';
import { shownMessage } from '../../shelf/cup/message';
import { slashDate } from '../../shelf/cup/slash-date';
import { stack } from '../../shelf/styles/layout';
import { useCupCall } from '../calls/use-cup-call';
import { useCurrentCup } from '../cup/cup-context';
import { instantText } from '../cup/instant-text';
import { ActionButton, SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { TextField } from '../forms/formik-fields';
import { RadioField } from '../forms/radio-field';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { EMPTY_MESSAGE, ENDS, messageOf, messageSchema, type MessageValues } from './message-values';

function MessageFields({ timeZone }: Pick<Cup, 'timeZone'>) {
  const { message: texts } = useAdminTexts();
  const { values } = useFormikContext<MessageValues>();
  const length = countCharacters(visibleText(values.text));
  return (
    <>
      <TextField
        name="text"
        label={texts.text}
        hint={texts.length(length, MAX_MESSAGE_LENGTH)}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
      />
      <RadioField
        name="end"
        label={texts.until}
        choices={ENDS.map((value) => ({ value, label: texts.ends[value] }))}
      />
      {values.end === 'time' && <TextField name="time" label={texts.time(timeZone)} type="datetime-local" />}
    </>
  );
}

/** Shows what everybody is told now, and asks for another message. */
export function MessageForm({ onDone }: { readonly onDone: () => void }) {
  const { message: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const { tournamentId, timeZone, message } = cup;
  const send = useCupCall();
  const schema = useMemo(() => messageSchema(timeZone, serverNow), [timeZone]);
  const told = shownMessage(cup, serverNow());
  const setMessage = (next: Message | null, successText: string) =>
    send({
      call: 'setMessage',
      payload: { tournamentId, message: next },
      successText,
      onSuccess: onDone,
    });

  return (
    <>
      <p className={ui['hint']}>{texts.about(cup.name || slashDate(cup.date))}</p>
      <FormFrame<MessageValues>
        initialValues={EMPTY_MESSAGE}
        validationSchema={schema}
        onSubmit={async (values) => {
          await setMessage(messageOf(values, timeZone, serverNow()), texts.sent);
        }}
      >
        <MessageFields timeZone={timeZone} />
        <SubmitButton isWide>{texts.send}</SubmitButton>
      </FormFrame>
      {message && told !== null && (
        <section className={stack(2, ui['item'])} aria-label={texts.told}>
          <p className={ui['hint']}>{texts.toldUntil(instantText(message.until, timeZone))}</p>
          <p dir="auto">{told}</p>
          <ActionButton look="secondary" onClick={() => void setMessage(null, texts.takenBack)}>
            {texts.takeBack}
          </ActionButton>
        </section>
      )}
    </>
  );
}
