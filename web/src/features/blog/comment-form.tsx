import { useState, type FormEvent } from 'react';
import { FormField } from '../../shared/forms/form-field';
import { blogTexts as texts } from '../../shared/texts/blog';
import { Button } from '../../shared/ui/button';
import styles from './comment-form.module.css';

/** The sample's comment form. It sends nothing, and says so. */
export function CommentForm() {
  const [isReminded, setReminded] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setReminded(true);
  };

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <p className={styles['note']} role={isReminded ? 'alert' : undefined}>
        {texts.notSent}
      </p>
      <FormField label={texts.name}>
        {(attributes) => <input {...attributes} type="text" autoComplete="name" />}
      </FormField>
      <FormField label={texts.email}>
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </FormField>
      <FormField label={texts.website}>
        {(attributes) => <input {...attributes} type="url" autoComplete="url" />}
      </FormField>
      <FormField label={texts.message}>{(attributes) => <textarea {...attributes} rows={6} />}</FormField>
      <div>
        <Button type="submit">{texts.postComment}</Button>
      </div>
    </form>
  );
}
