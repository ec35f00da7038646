// A module of its own, because the bundler loads later only what nothing else imports, and firebase-functions imports the package too.
export { getAuth } from 'firebase-admin/auth';
