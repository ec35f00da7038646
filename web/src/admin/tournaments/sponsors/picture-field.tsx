import { X } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { cluster, stack } from '../../../shelf/styles/layout';
import { IconButton } from '../../../shelf/ui/button';
import { FormField } from '../../../shelf/ui/form-field';
import { codeText } from '../../calls/error-text';
import { setSubmitting, useSubmission } from '../../forms/submission';
import { useAdminTexts } from '../../texts/admin-texts';
import { type ChosenPicture, makePicture, type PictureProblem } from './make-picture';
import styles from './sponsors.module.css';

interface PictureFieldProps {
  readonly label: string;
  /** What the picture is of. */
  readonly name: string;
  readonly picture: ChosenPicture | null;
  readonly onChoose: (picture: ChosenPicture | null) => void;
}

/** Asks for a picture, which is made small in the browser, and shows it as it is on light and dark. */
export function PictureField({ label, name, picture, onChoose }: PictureFieldProps) {
  const { sponsors: texts } = useAdminTexts().details;
  const isBusy = useSubmission(({ isSubmitting }) => isSubmitting);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const inWords = { none: codeText('picture_is_none'), 'too-large': texts.tooLarge };

  const handleChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    // Nothing is saved, and no other picture is chosen, before this one is ready.
    setSubmitting(true);
    const made = await makePicture(file).finally(() => setSubmitting(false));
    // The same file can be chosen again only in an empty field.
    currentTarget.value = '';
    if (typeof made !== 'string') onChoose(made);
    setProblem(typeof made === 'string' ? made : null);
  };

  return (
    <div className={stack(2)}>
      <FormField label={label} error={problem && inWords[problem]}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            disabled={isBusy}
            accept="image/*"
            onChange={(event) => void handleChange(event)}
          />
        )}
      </FormField>
      {picture && (
        <div className={cluster(2)}>
          {(['light', 'dark'] as const).map((ground) => (
            <span key={ground} className={styles['preview']} data-ground={ground}>
              <img src={picture.src} width={picture.width} height={picture.height} alt="" />
            </span>
          ))}
          <IconButton
            label={texts.removePicture(name)}
            icon={<X aria-hidden size={20} />}
            onClick={() => onChoose(null)}
          />
        </div>
      )}
    </div>
  );
}
