import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { describe, expect, test } from 'vitest';
import { object, string } from 'yup';
import { TextField } from './formik-fields';

const schema = object({ email: string().required('email is required') });

function renderForm() {
  render(
    <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={() => undefined}>
      <Form>
        <TextField name="email" label="Email" hint="We never show it" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return screen.getByLabelText('Email');
}

describe('a form field', () => {
  test('says nothing while it is untouched', async () => {
    const input = renderForm();
    await userEvent.click(input);
    expect(screen.queryByText('email is required')).toBeNull();
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  test('shows its error once it was touched, and is described by it and its hint', async () => {
    const input = renderForm();
    await userEvent.click(input);
    await userEvent.tab();
    const error = await screen.findByText('email is required');
    const hint = screen.getByText('We never show it');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toBe(`${error.id} ${hint.id}`);
  });

  test('takes the error back as soon as the value is right', async () => {
    const input = renderForm();
    await userEvent.click(screen.getByText('Send'));
    await screen.findByText('email is required');
    await userEvent.type(input, 'a');
    expect(screen.queryByText('email is required')).toBeNull();
  });
});
