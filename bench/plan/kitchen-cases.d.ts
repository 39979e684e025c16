import { type Athlete, type KitchenPreferences } from '@pacemeal/domain';
/** Families of cases, so that a weak one does not hide behind the median of all. */
declare const caseFamilies: readonly ['alone', 'household', 'meals away', 'little time', 'small kitchen', 'early sessions', 'two a day', 'held out'];
export type CaseFamily = (typeof caseFamilies)[number];
/** An athlete with the kitchen that the week is planned for. */
export interface KitchenCase {
    readonly family: CaseFamily;
    readonly athlete: Athlete;
    readonly kitchen: KitchenPreferences;
}
/** A case of the family that the number falls in; the same for the same number. `alone` is `someAthlete` as it is. */
export declare const someCase: (number: number) => KitchenCase;
/**
 * Cases made another way than the others, of which nothing was tuned: real-looking training weeks, wider bodies, other
 * allergies, every preference drawn freely within what may be chosen.
 */
export declare const heldOutCase: (number: number) => KitchenCase;
export {};
