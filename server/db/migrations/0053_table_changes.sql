-- Tells every server of what staff see of a table: it is started, joined, closed, or calls for staff. Its orders are told by `order_changes`.
-- PostgreSQL sends it when the transaction commits, once for equal payloads.
CREATE FUNCTION tell_table_change(table_id text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('table_changes', json_build_object('id', t.id, 'storeId', t.store_id)::text)
    FROM dining_tables t WHERE t.id = table_id;
$$;
--> statement-breakpoint
CREATE FUNCTION tell_sitting_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_table_change(NEW.table_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sittings_tell_staff AFTER INSERT OR UPDATE OF people_num, closed_at ON sittings
  FOR EACH ROW EXECUTE FUNCTION tell_sitting_change();
--> statement-breakpoint
CREATE FUNCTION tell_change_at_sitting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_table_change(sitting.table_id) FROM sittings sitting WHERE sitting.id = NEW.sitting_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sitting_members_tell_staff AFTER INSERT ON sitting_members
  FOR EACH ROW EXECUTE FUNCTION tell_change_at_sitting();
--> statement-breakpoint
CREATE TRIGGER waiter_calls_tell_staff AFTER INSERT OR UPDATE OF done_at ON waiter_calls
  FOR EACH ROW EXECUTE FUNCTION tell_change_at_sitting();
