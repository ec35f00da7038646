export { RegisterForm as Component } from '../../features/session/register-form';
