-- The tables and columns of a table session and its participants get these names, which the code has (vocabulary: table session, participant).
ALTER TABLE sittings RENAME TO table_sessions;--> statement-breakpoint
ALTER TABLE sitting_members RENAME TO table_participants;--> statement-breakpoint
ALTER TABLE dining_tables RENAME COLUMN code_per_sitting TO code_per_session;--> statement-breakpoint
ALTER TABLE table_participants RENAME COLUMN sitting_id TO table_session_id;--> statement-breakpoint
ALTER TABLE waiter_calls RENAME COLUMN sitting_id TO table_session_id;--> statement-breakpoint
ALTER TABLE cart_lines RENAME COLUMN sitting_id TO table_session_id;--> statement-breakpoint
ALTER TABLE orders RENAME COLUMN sitting_id TO table_session_id;--> statement-breakpoint
ALTER TABLE waiter_calls RENAME COLUMN member_no TO participant_no;--> statement-breakpoint
ALTER TABLE order_lines RENAME COLUMN member_no TO participant_no;--> statement-breakpoint
ALTER TABLE bill_shares RENAME COLUMN member_no TO participant_no;--> statement-breakpoint
ALTER TABLE table_sessions RENAME CONSTRAINT sittings_pkey TO table_sessions_pkey;--> statement-breakpoint
ALTER TABLE table_sessions RENAME CONSTRAINT sittings_pay_mode TO table_sessions_pay_mode;--> statement-breakpoint
ALTER TABLE table_sessions RENAME CONSTRAINT sittings_people TO table_sessions_people;--> statement-breakpoint
ALTER TABLE table_sessions RENAME CONSTRAINT sittings_table_id_dining_tables_id_fk TO table_sessions_table_id_dining_tables_id_fk;--> statement-breakpoint
ALTER TABLE table_participants RENAME CONSTRAINT sitting_members_sitting_id_no_pk TO table_participants_table_session_id_no_pk;--> statement-breakpoint
ALTER TABLE table_participants RENAME CONSTRAINT sitting_members_sitting_id_sittings_id_fk TO table_participants_table_session_id_table_sessions_id_fk;--> statement-breakpoint
ALTER TABLE table_participants RENAME CONSTRAINT sitting_members_user_id_users_id_fk TO table_participants_user_id_users_id_fk;--> statement-breakpoint
ALTER TABLE waiter_calls RENAME CONSTRAINT waiter_calls_sitting_id_sittings_id_fk TO waiter_calls_table_session_id_table_sessions_id_fk;--> statement-breakpoint
ALTER TABLE cart_lines RENAME CONSTRAINT cart_lines_sitting_id_sittings_id_fk TO cart_lines_table_session_id_table_sessions_id_fk;--> statement-breakpoint
ALTER TABLE orders RENAME CONSTRAINT orders_sitting_id_sittings_id_fk TO orders_table_session_id_table_sessions_id_fk;--> statement-breakpoint
ALTER TABLE reservations RENAME CONSTRAINT reservations_table_session_id_sittings_id_fk TO reservations_table_session_id_table_sessions_id_fk;--> statement-breakpoint
ALTER INDEX sittings_one_open RENAME TO table_sessions_one_open;--> statement-breakpoint
ALTER INDEX sittings_table_id_opened_at_index RENAME TO table_sessions_table_id_opened_at_index;--> statement-breakpoint
ALTER INDEX sitting_members_user_id_index RENAME TO table_participants_user_id_index;--> statement-breakpoint
ALTER INDEX waiter_calls_sitting_id_type_at_index RENAME TO waiter_calls_table_session_id_type_at_index;--> statement-breakpoint
ALTER INDEX cart_lines_sitting_id_index RENAME TO cart_lines_table_session_id_index;--> statement-breakpoint
ALTER TRIGGER sittings_tell_guests ON table_sessions RENAME TO table_sessions_tell_guests;--> statement-breakpoint
ALTER TRIGGER sittings_tell_staff ON table_sessions RENAME TO table_sessions_tell_staff;--> statement-breakpoint
ALTER TRIGGER sitting_members_tell_staff ON table_participants RENAME TO table_participants_tell_staff;--> statement-breakpoint
ALTER FUNCTION tell_sitting_change() RENAME TO tell_table_session_change;--> statement-breakpoint
ALTER FUNCTION tell_change_at_sitting() RENAME TO tell_change_at_table_session;--> statement-breakpoint
-- Bodies of functions are texts, which a renamed table does not change.
CREATE OR REPLACE FUNCTION tell_guests_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(NEW.user_id, 'order');
  PERFORM tell_guest(one.user_id, 'order') FROM table_participants one WHERE one.table_session_id = NEW.table_session_id;
  IF TG_OP = 'INSERT' OR OLD.state <> NEW.state THEN
    PERFORM tell_guest(behind.user_id, 'order') FROM orders behind
      WHERE behind.store_id = NEW.store_id AND behind.state IN (2, 3)
        AND behind.business_day = NEW.business_day AND behind.promised_from > NEW.promised_from;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_guests_at_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(one.user_id, 'table') FROM table_participants one WHERE one.table_session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_change_at_table_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_table_change(one.table_id) FROM table_sessions one WHERE one.id = NEW.table_session_id;
  RETURN NULL;
END $$;
