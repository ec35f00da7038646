import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { connectFirestore } from './stack/firestore-client';
import { assertIsRunning, HOST, portsFromEnvironment } from './stack/ports';

export interface Database {
  readonly db: Firestore;
  /** The origin of the site that shows this database. */
  readonly site: string;
  close(): Promise<void>;
}

async function openRunningSuite(): Promise<Database> {
  const { firestore, hosting } = portsFromEnvironment();
  await assertIsRunning('Firestore', firestore);
  return { ...connectFirestore(`${HOST}:${firestore}`), site: `http://${HOST}:${hosting}` };
}

/** Opens a real project with the application default credentials of the person who runs the command. */
function openProject(projectId: string): Database {
  const app = initializeApp({ projectId }, `project-${projectId}`);
  return {
    db: getFirestore(app),
    site: `https://${projectId}.web.app`,
    close: () => deleteApp(app),
  };
}

/** The database of a command: the running suite's, or that of the project that `--project` names. */
export function openDatabase(projectId: string | undefined): Promise<Database> {
  return projectId === undefined ? openRunningSuite() : Promise.resolve(openProject(projectId));
}
