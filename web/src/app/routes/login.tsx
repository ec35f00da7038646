export { LoginForm as Component } from '../../features/session/login-form';
