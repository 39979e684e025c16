import { type Athlete } from '@pacemeal/domain';
/** An athlete with a body, a goal, a schedule and a diet; the same for the same number. */
export declare const someAthlete: (number: number) => Athlete;
