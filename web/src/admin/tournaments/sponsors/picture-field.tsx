import type { Picture } from '@futsal-cup/domain/cup/records';
import { X } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { pictureAddress } from '../../../shelf/cup/pictures';
import { cluster, stack } from '../../../shelf/styles/layout';
import { IconButton } from '../../../shelf/ui/button';
import { FormField } from '../../../shelf/ui/form-field';
import { codeText } from '../../calls/error-text';
import { setSubmitting } from '../../forms/submission';
import { useFormCall } from '../../forms/use-form-call';
import { useAdminTexts } from '../../texts/admin-texts';
import styles from '../tournaments.module.css';
import { makePicture } from './make-picture';

interface PictureFieldProps {
  readonly label: string;
  /** What the picture is of. */
  readonly name: string;
  readonly picture: Picture | null;
  readonly onChoose: (picture: Picture | null) => void;
}

/** Asks for a picture, which is made small in the browser and stored, and shows it on white as visitors see it. */
export function PictureField({ label, name, picture, onChoose }: PictureFieldProps) {
  const { sponsors: texts } = useAdminTexts().details;
  const { submit, isSubmitting } = useFormCall();
  const [problem, setProblem] = useState<string | null>(null);

  const handleChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    // Nothing is saved, and no other picture is chosen, before this one is ready.
    setSubmitting(true);
    const made = await makePicture(file);
    setSubmitting(false);
    const answer = made.data ? await submit({ call: 'addPicture', payload: { data: made.data } }) : null;
    // The same file can be chosen again only in an empty field.
    currentTarget.value = '';
    if (answer?.ok) onChoose(answer.data.picture);
    setProblem(
      made.problem ? { none: codeText('picture_is_none'), large: texts.tooLarge }[made.problem] : null,
    );
  };

  return (
    <div className={stack(2)}>
      <FormField label={label} error={problem}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            disabled={isSubmitting}
            accept="image/*"
            onChange={(event) => void handleChange(event)}
          />
        )}
      </FormField>
      {picture && (
        <div className={cluster(2)}>
          <img
            className={styles['picture']}
            src={pictureAddress(picture)}
            width={picture.width}
            height={picture.height}
            alt=""
          />
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
