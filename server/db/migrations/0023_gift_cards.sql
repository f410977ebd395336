CREATE TABLE "gift_card_designs" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"category" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"colours" jsonb NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"face_values" jsonb NOT NULL,
	"min_amount" bigint,
	"max_amount" bigint,
	"valid_days" integer DEFAULT 365 NOT NULL,
	CONSTRAINT "gift_card_designs_valid" CHECK ("gift_card_designs"."valid_days" > 0),
	CONSTRAINT "gift_card_designs_amounts" CHECK (("gift_card_designs"."min_amount" is null) = ("gift_card_designs"."max_amount" is null) and ("gift_card_designs"."min_amount" is null or "gift_card_designs"."min_amount" between 1 and "gift_card_designs"."max_amount"))
);
--> statement-breakpoint
CREATE TABLE "gift_card_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entries_once" UNIQUE("kind","cause"),
	CONSTRAINT "gift_card_entries_kind" CHECK ("gift_card_entries"."kind" in ('issued', 'payment', 'refund', 'moved', 'cancelled', 'removed')),
	CONSTRAINT "gift_card_entries_balance" CHECK ("gift_card_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"card_id" text NOT NULL,
	"giver_id" text NOT NULL,
	"receiver_id" text,
	"amount" bigint NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'gifting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "gift_card_gifts_token_unique" UNIQUE("token"),
	CONSTRAINT "gift_card_gifts_state" CHECK ("gift_card_gifts"."state" in ('gifting', 'gifted', 'cancelled', 'returned')),
	CONSTRAINT "gift_card_gifts_receiver" CHECK (("gift_card_gifts"."state" = 'gifted') = ("gift_card_gifts"."receiver_id" is not null)),
	CONSTRAINT "gift_card_gifts_amount" CHECK ("gift_card_gifts"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"design_id" text NOT NULL,
	"message" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"design_id" text NOT NULL,
	"order_id" text,
	"user_id" text NOT NULL,
	"face_value" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"code_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"owned_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_no_unique" UNIQUE("no"),
	CONSTRAINT "gift_cards_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "gift_cards_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_state" CHECK ("gift_cards"."state" in ('active', 'gifting', 'cancelled')),
	CONSTRAINT "gift_cards_amounts" CHECK ("gift_cards"."balance" >= 0),
	CONSTRAINT "gift_cards_face" CHECK ("gift_cards"."face_value" > 0 and "gift_cards"."balance" <= "gift_cards"."face_value")
);
--> statement-breakpoint
DROP INDEX "payments_one_success";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "from_gift_cards" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_gifts" ADD CONSTRAINT "gift_card_gifts_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_gifts" ADD CONSTRAINT "gift_card_gifts_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_gifts" ADD CONSTRAINT "gift_card_gifts_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_orders" ADD CONSTRAINT "gift_card_orders_design_id_gift_card_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."gift_card_designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_design_id_gift_card_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."gift_card_designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_gift_card_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."gift_card_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_designs_sort_index" ON "gift_card_designs" USING btree ("sort");--> statement-breakpoint
CREATE INDEX "gift_card_entries_card_id_id_index" ON "gift_card_entries" USING btree ("card_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_gifts_one_waits" ON "gift_card_gifts" USING btree ("card_id") WHERE "gift_card_gifts"."state" = 'gifting';--> statement-breakpoint
CREATE INDEX "gift_card_gifts_giver_id_created_at_index" ON "gift_card_gifts" USING btree ("giver_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_card_gifts_receiver_id_created_at_index" ON "gift_card_gifts" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_card_gifts_expire_at_index" ON "gift_card_gifts" USING btree ("expire_at") WHERE "gift_card_gifts"."state" = 'gifting';--> statement-breakpoint
CREATE INDEX "gift_cards_user_id_expire_at_index" ON "gift_cards" USING btree ("user_id","expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success" ON "payments" USING btree ("purchase_id",("pay_type" = 'balance')) WHERE "payments"."state" = 1 and "payments"."pay_type" <> 'giftCard';--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_from_gift_cards" CHECK ("purchases"."from_gift_cards" between 0 and "purchases"."amount" - "purchases"."from_balance");--> statement-breakpoint
CREATE TRIGGER "gift_card_entries_never_change" BEFORE UPDATE OR DELETE ON "gift_card_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
