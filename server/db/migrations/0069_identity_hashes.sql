-- The table of hashed identities gets the name that the code has.
ALTER TABLE seen_marks RENAME TO identity_hashes;--> statement-breakpoint
ALTER TABLE identity_hashes RENAME CONSTRAINT seen_marks_kind_hash_pk TO identity_hashes_kind_hash_pk;--> statement-breakpoint
ALTER TABLE identity_hashes RENAME CONSTRAINT seen_marks_kind TO identity_hashes_kind;--> statement-breakpoint
ALTER TABLE identity_hashes RENAME CONSTRAINT seen_marks_user_id_users_id_fk TO identity_hashes_user_id_users_id_fk;--> statement-breakpoint
ALTER INDEX seen_marks_user_id_index RENAME TO identity_hashes_user_id_index;--> statement-breakpoint
ALTER INDEX seen_marks_at_index RENAME TO identity_hashes_at_index;
