// Sets a database up, or brings it up to date; `custodian migrate` runs it.
import { migrate } from '../storage/postgres/migrations.ts';
import { reach } from '../storage/postgres/open.ts';

try {
  const connection = await reach(process.env.DATABASE_URL ?? '');
  const steps = await migrate(connection);
  for (const step of steps) console.log(`done   ${step}`);
  console.log(`ok     ${connection.place} is up to date`);
  await connection.close();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
