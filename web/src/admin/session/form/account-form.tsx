import { createContext, use, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { clearProblem } from '../../../shelf/stores/problems';
import { stack } from '../../../shelf/styles/layout';
import { FormField } from '../../../shelf/ui/form-field';
import { afterPress } from '../../forms/after-press';
import { useSessionTexts } from '../../texts/session-texts';
import type { AccountProblem, AccountRules, AccountValues } from './account-rules';

interface Shown {
  readonly value: string;
  readonly problem: AccountProblem | undefined;
}

interface FormState {
  readonly shown: (name: string) => Shown;
  readonly change: (name: string, value: string) => void;
  readonly touch: (name: string) => void;
}

const FormContext = createContext<FormState | null>(null);

interface AccountFormProps<Name extends string> {
  /** The form has a field for each rule, which is empty at first. */
  readonly rules: AccountRules<Name>;
  /** Receives the values once they break no rule. */
  readonly onSubmit: (values: AccountValues<Name>) => Promise<void>;
  /** Is called when the focus comes into the form. */
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/**
 * The form of the pages for signing in. Formik and yup are larger than all the rest of those pages, and a form of two or three texts needs
 * little of them.
 */
export function AccountForm<Name extends string>({
  rules,
  onSubmit,
  onFocus,
  children,
}: AccountFormProps<Name>) {
  const names = Object.keys(rules) as Name[];
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const [touched, setTouched] = useState<readonly string[]>([]);
  const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as AccountValues<Name>;
  const problemOf = (name: Name) => rules[name](values[name], values);

  const state: FormState = {
    shown: (name) => ({
      value: values[name as Name],
      problem: touched.includes(name) ? problemOf(name as Name) : undefined,
    }),
    change: (name, value) => {
      clearProblem();
      setTyped((before) => ({ ...before, [name]: value }));
    },
    touch: (name) => setTouched((before) => [...before, name]),
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTouched(names);
    if (!names.some(problemOf)) void onSubmit(values);
  };
  return (
    <FormContext value={state}>
      <form className={stack(4)} noValidate onFocus={onFocus} onSubmit={handleSubmit}>
        {children}
      </form>
    </FormContext>
  );
}

interface AccountFieldProps extends ComponentProps<'input'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** This control stands inside the field, at its end. */
  readonly end?: ReactNode;
}

/** Renders an input of an account form; its error shows only after the field was touched. */
export function AccountField({ name, label, hint, end, ...input }: AccountFieldProps) {
  const form = use(FormContext);
  const { account } = useSessionTexts().formErrors;
  if (!form) throw new Error(`The field ${name} stands in no form.`);
  const { value, problem } = form.shown(name);
  return (
    <FormField label={label} hint={hint} error={problem && account[problem]} end={end}>
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          name={name}
          value={value}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => afterPress(() => form.touch(name))}
        />
      )}
    </FormField>
  );
}
