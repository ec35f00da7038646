import { accountContracts } from '@futsal-cup/domain/contracts/accounts';
import { peopleContracts } from '@futsal-cup/domain/contracts/people';
import fc from 'fast-check';
import { test } from 'vitest';
import { object } from 'yup';
import { expectSameRule, typedText } from '../../testing/same-rule';
import { personNameSchema } from './person-name-schema';

const values = fc.record({ name: typedText });
const form = object({ name: personNameSchema });

test('the form accepts the display names that the server accepts', () => {
  expectSameRule(values, form, accountContracts.updateAccount.request, ({ name }) => ({ displayName: name }));
});

test('the form accepts the names for an invitation that the server accepts', () => {
  expectSameRule(values, form, peopleContracts.createInvitation.request, ({ name }) => ({ name, days: 7 }));
});
