-- Tells every server of what staff see of a queue: a number is taken or moves, numbers are given or not, its kinds of tables.
-- PostgreSQL sends it when the transaction commits, once for equal payloads.
CREATE FUNCTION tell_queue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('queue_changes', json_build_object('id', NEW.store_id, 'storeId', NEW.store_id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_tickets_tell_staff AFTER INSERT OR UPDATE ON queue_tickets
  FOR EACH ROW EXECUTE FUNCTION tell_queue_change();
--> statement-breakpoint
CREATE TRIGGER queue_types_tell_staff AFTER INSERT OR UPDATE ON queue_types
  FOR EACH ROW EXECUTE FUNCTION tell_queue_change();
--> statement-breakpoint
CREATE TRIGGER queues_tell_staff AFTER UPDATE ON queues
  FOR EACH ROW EXECUTE FUNCTION tell_queue_change();
