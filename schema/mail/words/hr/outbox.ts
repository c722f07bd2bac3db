// The outbox on its screen in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/outbox.ts';

export default {
  look: 'Izgled',
  resend: 'Pošalji ponovno',
  sendNow: 'Pošalji sada',
  cancel: 'Otkaži slanje',
  resent: 'Opet na putu: %{email}.',
  cancelled: 'Slanje otkazano: %{email}.',
  failed: 'Poslužitelj pošte odbio je poruku',
  failedNote: 'Više se ne šalje sama. Provjeri adresu i pošalji ponovno.',
  later:
    'Poslužitelj pošte još je nije prihvatio, %{smart_count} pokušaj |||| Poslužitelj pošte još je nije prihvatio, %{smart_count} pokušaja |||| Poslužitelj pošte još je nije prihvatio, %{smart_count} pokušaja',
  next: 'Sljedeći pokušaj: %{time}.',
  noServer: 'Poslužitelj pošte nije postavljen',
  noServerNote:
    'Poruka čeka ovdje i odlazi čim se poslužitelj postavi. Poveznice u njoj nemaju ključ: klijentu ih predaješ sa zadatka, kolegi s njegove stranice.',
  atUser: {
    failed: 'Poveznica za lozinku nije stigla na %{email}. Provjeri adresu i pošalji ponovno.',
    late: 'Poslužitelj pošte još nije prihvatio poveznicu za lozinku na %{email}.',
  },
  atTask: {
    again: 'Pošalji ponovno …',
    late: 'Poslužitelj pošte još nije prihvatio poruku. Pokušavamo dalje.',
    cancelled: 'Slanje poruke je otkazano. Pošalji ponovno ili predaj poveznicu.',
    reminded: 'Podsjetnik klijentu: %{date}.',
  },
} satisfies Translation<typeof sl>;
