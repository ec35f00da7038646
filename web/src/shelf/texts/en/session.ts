import { MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';

export const sessionTexts = {
  login: {
    title: 'Login',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    submitting: 'Loggin in, please wait',
    success: 'Login successfull',
    noAccount: 'No account yet?',
    toRegister: 'Register',
  },
  register: {
    title: 'Register',
    email: 'Email',
    password: 'Password',
    passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters with a lowercase and an uppercase letter, a digit and one of @ $ ! % * ? &; nothing else but -`,
    confirmation: 'Confirm password',
    submit: 'Register',
    submitting: 'Creating user, please wait...',
    success: 'User has been created',
    hasAccount: 'Already registered?',
    toLogin: 'Login',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  backToSite: 'Back to the website',
} as const;
