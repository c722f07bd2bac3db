// What the public pages say in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/public.ts';

export default {
  product: 'Radni nalozi',
  language: 'Jezik',
  login: {
    title: 'Prijava',
    email: 'E-pošta',
    password: 'Lozinka',
    show_password: 'Prikaži lozinku',
    hide_password: 'Sakrij lozinku',
    submit: 'Prijavi se',
    expired: 'Sesija je istekla.',
    return_to_task: 'Nakon prijave vraćaš se na isti zadatak.',
    return_to_own_tasks: 'Nakon prijave vraćaš se na svoje zadatke.',
    return_to_path: 'Nakon prijave vraćaš se na %{path}.',
    email_missing: 'Upiši e-poštu.',
    password_missing: 'Upiši lozinku.',
    wrong_pair: 'E-pošta i lozinka se ne podudaraju.',
    caps_lock: 'Uključena su velika slova (Caps Lock).',
    too_many_tries: 'Previše pokušaja.',
    wait: 'Pričekaj još %{time}.',
    wait_is_over: 'Sada možeš pokušati ponovno.',
    offline: 'Poslužitelj nije dostupan.',
    offline_advice: 'Provjeri vezu i pokušaj ponovno.',
    failed: 'Prijava nije uspjela.',
    failed_advice: 'Poslužitelj javlja pogrešku %{status}. Pokušaj ponovno za minutu.',
  },
  missing: {
    title: 'Ove stranice nema',
    text: 'Adresa je pogrešno upisana ili stranice više nema. S podacima je sve u redu.',
    to_own_tasks: 'Na moje zadatke',
    back: 'Natrag',
    client_question: 'Klijent ste i dolazite iz e-pošte?',
    client_advice: 'Otvorite poveznicu još jednom izravno iz poruke ili nazovite tvrtku koja vam ju je poslala.',
  },
} satisfies Translation<typeof sl>;
